-- Stop all older servers before this migration: they change days without raising "version", so insights would go on without the change.

-- AlterTable
ALTER TABLE "AllTimeTotal" ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "DayTotal" ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 0;

