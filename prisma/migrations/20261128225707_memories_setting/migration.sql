-- Servers with migration 20261127183000_account_bytes may go on beside this one.

-- AlterTable
ALTER TABLE "User" ADD COLUMN     "memories" BOOLEAN NOT NULL DEFAULT true;
