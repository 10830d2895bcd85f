// Unpacks the Chromium of the package into the folder for temporary files, which is TMPDIR.
import chromium from "@sparticuz/chromium";

await chromium.executablePath();
