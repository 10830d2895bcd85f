-- Servers with migration 20261125020000_own_words may go on beside this one.

-- AlterTable
ALTER TABLE "SearchMonth" ADD COLUMN     "words" BYTEA;

-- Sealed bytes cannot be compressed, so PostgreSQL does not try.
ALTER TABLE "SearchMonth" ALTER COLUMN "words" SET STORAGE EXTERNAL;
