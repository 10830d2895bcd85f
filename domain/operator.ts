/** The people who run a server, as its legal pages name them. */
export interface Operator {
  /** Of a person or a company. */
  name: string;
  /** Where letters reach them, on one line. */
  address: string;
  /** A name of content/countries.ts. */
  country: string;
  /** The company that runs their machines, if it is another. */
  host?: string | undefined;
}
