-- Servers with migration 20261123092701_latest_moods may go on beside this one.
-- AlterTable
ALTER TABLE "User" ADD COLUMN "agreedAt" TIMESTAMPTZ(3),
ADD COLUMN "agreedTo" TEXT;
