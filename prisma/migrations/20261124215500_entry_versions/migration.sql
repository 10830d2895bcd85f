-- Stop all older servers before this migration: an edit by an older server does not raise "version", so a later edit would overwrite it.

-- AlterTable
ALTER TABLE "Action" ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;

-- AlterTable
ALTER TABLE "JournalEntry" ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;

-- AlterTable
ALTER TABLE "Mood" ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;

-- AlterTable
ALTER TABLE "Receipt" ADD COLUMN     "version" INTEGER;
