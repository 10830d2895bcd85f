/** The operator of a server, as the legal pages name them. */
export interface Operator {
  /** A person or a company. */
  name: string;
  /** The postal address, on one line. */
  address: string;
  /** A name from content/countries.ts. */
  country: string;
  /** The company that runs the machines, if it is another one. */
  host?: string | undefined;
}
