import type { Source } from "../helplines.ts";

const gesa = "github.com/gesa-org/gesa-platform at dd2b801";
const kern = "github.com/manueldipa4561-png/Kern at 3e21b2b";
const openGym = "github.com/GalSomovic/openGym";
const helpTable = "github.com/bankroll10/Somali-marriage-app, src/data/help.ts";

/** The day on which somebody last went through this list. */
export const sourcesReadOn = "2026-11-25";

/**
 * Where the numbers of helplines.ts were seen, by country and number. First the helpline's own page on a day, then
 * another public source with the number. A source of which only the year is known has its first day. Nobody called the
 * numbers. Checks start from this list; no page shows it.
 */
export const helplineSources: Readonly<Record<string, readonly Source[]>> = {
  "Australia 13 11 14": [
    { address: "https://www.lifeline.org.au/131114", date: "2026-09-09", by: gesa },
    { address: "https://lifeinmind.org.au", date: "2022-02-01" },
  ],
  "Australia 1800 737 732": [
    { address: "https://1800respect.org.au", date: "2026-09-23", by: helpTable },
    { address: "https://fral.org.au/faq/family-safety", date: "2020-01-01" },
  ],
  "Austria 142": [
    { address: "https://www.telefonseelsorge.at", date: "2026-10-09", by: kern },
    { address: "https://ooe.orf.at", date: "2023-01-01" },
  ],
  "Brazil 188": [
    { address: "https://cvv.org.br/ligue-188/", date: "2026-09-09", by: gesa },
    { address: "https://teletime.com.br", date: "2017-06-27" },
  ],
  "Canada 988": [
    { address: "https://988.ca/get-help/what-to-expect", date: "2026-09-09", by: gesa },
    { address: "https://github.com/gesa-org/gesa-platform", date: "2026-09-09" },
  ],
  "Denmark 70 20 12 01": [
    { address: "https://www.livslinien.dk/raadgivning", date: "2026-09-09", by: gesa },
    { address: "https://github.com/gesa-org/gesa-platform", date: "2026-09-09" },
  ],
  "Finland 09 2525 0111": [
    { address: "https://mieli.fi/en/support-and-help/crisis-helpline/", date: "2026-09-09", by: gesa },
    { address: "https://github.com/gesa-org/gesa-platform", date: "2026-09-09" },
  ],
  "France 3114": [
    { address: "https://3114.fr", date: "2026-10-09", by: kern },
    { address: "https://www.service-public.gouv.fr/particuliers/vosdroits/F33954", date: "2026-10-05" },
  ],
  "Germany 0800 111 0 111": [
    { address: "https://www.telefonseelsorge.de", date: "2026-10-09", by: kern },
    { address: "https://www.evangelische-zeitung.de", date: "2024-01-01" },
  ],
  "Germany 116 016": [
    {
      address: "https://www.hilfetelefon.de/das-hilfetelefon/angebot-im-ueberblick.html",
      date: "2026-09-23",
      by: helpTable,
    },
    { address: "https://www.der-paritaetische.de", date: "2023-06-01" },
  ],
  "India 14416": [
    { address: "https://telemanas.mohfw.gov.in/home", date: "2026-09-09", by: gesa },
    { address: "https://theshillongtimes.com", date: "2025-02-07" },
  ],
  "Ireland 116 123": [
    { address: "https://www.samaritans.org/samaritans-ireland/", date: "2026-10-09", by: kern },
    { address: "https://github.com/gesa-org/gesa-platform", date: "2026-09-09" },
  ],
  "Mexico 800 911 2000": [
    { address: "https://www.gob.mx/conasama/articulos/linea-de-la-vida-800-911-2000", date: "2026-09-09", by: gesa },
    { address: "https://www.eluniversal.com.mx", date: "2025-12-24" },
  ],
  "Netherlands 0800 0113": [
    { address: "https://www.113.nl/heb-je-nu-hulp-nodig/hulplijn", date: "2026-09-09", by: gesa },
    { address: "https://www.upday.com", date: "2025-10-03" },
  ],
  "New Zealand 1737": [
    { address: "https://www.1737.org.nz/how-1737-works", date: "2026-10-05", by: openGym },
    { address: "https://www.scoop.co.nz", date: "2017-06-01" },
  ],
  "Norway 116 123": [
    { address: "https://mentalhelse.no/fa-hjelp/hjelpetelefonen/", date: "2026-09-09", by: gesa },
    { address: "https://github.com/gesa-org/gesa-platform", date: "2026-09-09" },
  ],
  "Singapore 1767": [
    { address: "https://www.sos.org.sg/contact-us/", date: "2026-09-09", by: gesa },
    { address: "https://www.channelnewsasia.com", date: "2025-07-21" },
  ],
  "Singapore 1771": [
    { address: "https://www.moh.gov.sg", date: "2025-06-18" },
    { address: "https://www.channelnewsasia.com", date: "2026-04-21" },
  ],
  "Spain 024": [
    { address: "https://www.sanidad.gob.es/linea024/home.htm", date: "2026-09-09", by: gesa },
    { address: "https://www.farodevigo.es", date: "2025-10-11" },
  ],
  "Sweden 90101": [
    {
      address: "https://mind.se/stod-kunskap/prata-eller-chatta-med-volontar/sjalvmordslinjen/",
      date: "2026-09-09",
      by: gesa,
    },
    { address: "https://github.com/gesa-org/gesa-platform", date: "2026-09-09" },
  ],
  "Switzerland 143": [
    { address: "https://www.143.ch", date: "2026-10-09", by: kern },
    { address: "https://imholz-stiftung.ch", date: "2023-01-01" },
  ],
  "United Kingdom 116 123": [
    { address: "https://www.samaritans.org/how-we-can-help/contact-samaritan/", date: "2026-10-09", by: kern },
    { address: "https://github.com/gesa-org/gesa-platform", date: "2026-09-09" },
  ],
  "United Kingdom 0808 2000 247": [
    { address: "https://www.nationaldahelpline.org.uk", date: "2026-09-23", by: helpTable },
    { address: "https://refuge.org.uk", date: "2020-01-01" },
  ],
  "United States 988": [
    { address: "https://988lifeline.org/faq/", date: "2026-09-09", by: gesa },
    { address: "https://www.cdcr.ca.gov", date: "2022-07-19" },
  ],
  "United States 1-800-799-7233": [
    { address: "https://www.thehotline.org", date: "2026-09-23", by: helpTable },
    {
      address: "https://ovc.ojp.gov/news/grantee-news/national-domestic-violence-hotline-answers-6-million-contacts",
      date: "2022-01-20",
    },
  ],
};

/** Numbers that a regulator assigned to a whole country, which do not change without public notice. */
export const regulatedNumbers: readonly string[] = [
  "988",
  "116 123",
  "13 11 14",
  "188",
  "14416",
  "3114",
  "024",
  "142",
  "143",
  "1737",
  "1771",
];
