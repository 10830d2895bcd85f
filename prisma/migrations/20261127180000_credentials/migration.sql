-- Servers with migration 20261125134416_brought_entries may go on beside this one: they write no counter, and a session or link without one counts.

-- AlterTable
ALTER TABLE "ResetLink" ADD COLUMN     "credentials" INTEGER;

-- What is open now stands on the counters as they begin. The default goes again: older servers' sessions have none.
-- AlterTable
ALTER TABLE "Session" ADD COLUMN     "credentials" INTEGER DEFAULT 0;
ALTER TABLE "Session" ALTER COLUMN "credentials" DROP DEFAULT;

-- AlterTable
ALTER TABLE "User" ADD COLUMN     "credentials" INTEGER NOT NULL DEFAULT 0;
