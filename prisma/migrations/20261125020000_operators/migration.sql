-- Servers with migration 20261124215500_entry_versions may go on beside this one.
-- CreateTable
CREATE TABLE "KeyCopy" (
    "keyId" TEXT NOT NULL,
    "seenAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "KeyCopy_pkey" PRIMARY KEY ("keyId")
);

-- CreateTable
CREATE TABLE "DeletedAccount" (
    "id" TEXT NOT NULL,
    "deletedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "DeletedAccount_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Freeze" (
    "since" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Freeze_pkey" PRIMARY KEY ("since")
);
