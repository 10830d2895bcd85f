-- Stop all older servers before this migration: they search the copies of newer ones by their own comparison, and miss words.

-- AlterTable
ALTER TABLE "SearchMonth" ADD COLUMN     "folding" INTEGER NOT NULL DEFAULT 0;
