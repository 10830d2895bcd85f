-- CreateTable
CREATE TABLE "Picture" (
    "userId" UUID NOT NULL,
    "id" UUID NOT NULL,
    "sealed" BYTEA NOT NULL,

    CONSTRAINT "Picture_pkey" PRIMARY KEY ("userId")
);

-- AddForeignKey
ALTER TABLE "Picture" ADD CONSTRAINT "Picture_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE NO ACTION;
