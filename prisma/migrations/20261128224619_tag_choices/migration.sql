-- Servers with migration 20261127183000_account_bytes may go on beside this one.

-- AlterTable
ALTER TABLE "Tag" ADD COLUMN     "isCompared" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "isLeftOutOfMemories" BOOLEAN NOT NULL DEFAULT false;
