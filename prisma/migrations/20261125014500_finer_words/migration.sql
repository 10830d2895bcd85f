-- Servers with migration 20261124215500_entry_versions may go on beside this one.

-- AlterTable
ALTER TABLE "Mood" ADD COLUMN     "finerWord" TEXT;
