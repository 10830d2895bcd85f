-- Servers with migration 20261125134416_brought_entries may go on beside this one.

-- AlterTable
ALTER TABLE "User" ADD COLUMN     "kilobytes" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "sizedAt" TIMESTAMPTZ(3);
