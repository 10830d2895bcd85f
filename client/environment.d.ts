/** What a build may be told (Vite reads VITE_* from its environment). */
interface ImportMetaEnv {
  /** Of package.json. */
  readonly VITE_VERSION: string;
  /** "native" for the native shell. */
  readonly VITE_PLATFORM?: string;
  /** Full address of the hosted server, for the native shell. */
  readonly VITE_API_BASE?: string;
  /** Host of the separate payments service. */
  readonly VITE_PAYMENTS_HOST?: string;
  /** Address of the external card-payment checkout. */
  readonly VITE_CHECKOUT_URL?: string;
}

/** What not every browser has (and TypeScript takes for granted once it knows it). */
declare var Temporal: { Now: { timeZoneId: () => string } } | undefined;
