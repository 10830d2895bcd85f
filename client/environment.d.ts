/** Environment variables of a build (Vite reads VITE_*). */
interface ImportMetaEnv {
  /** The version in package.json. */
  readonly VITE_VERSION: string;
  /** "native" for the native app. */
  readonly VITE_PLATFORM?: string;
  /** Full address of the hosted server, for the native app. */
  readonly VITE_API_BASE?: string;
  /** Host of the separate payments service. */
  readonly VITE_PAYMENTS_HOST?: string;
  /** Address of the external checkout. */
  readonly VITE_CHECKOUT_URL?: string;
}

/** Some browsers lack it, but TypeScript's own types assume it. */
declare var Temporal: { Now: { timeZoneId: () => string } } | undefined;
