import type { CountryHelp, EmergencyNumber, Helpline } from "../helplines.ts";

const always = "Day and night";

// 112 reaches the emergency services of the European Union, the European Economic Area and Switzerland.
const with112 = ["Belgium", "Bulgaria", "Croatia", "Cyprus", "Czechia", "Estonia", "Greece", "Hungary", "Iceland"];
const alsoWith112 = ["Italy", "Latvia", "Liechtenstein", "Lithuania", "Luxembourg", "Malta", "Poland", "Portugal"];
const further112 = ["Romania", "Slovakia", "Slovenia"];

/**
 * The helplines that Kindling ships: national ones that two public sources name, one of them their own site
 * (helplineSources.ts). Private numbers change and are left out. Kindling has not called them, and each says so. An
 * operator's HELPLINES_FILE replaces them.
 */
export const helplines: readonly CountryHelp[] = [
  {
    country: "Australia",
    emergency: emergency("000"),
    talk: [
      {
        name: "Lifeline",
        number: "13 11 14",
        text: "0477 13 11 14",
        chat: "https://www.lifeline.org.au/get-help/services/chat",
        hours: always,
        ...listed("lifeline.org.au", "2026-09-09"),
      },
    ],
    violence: {
      name: "1800RESPECT",
      number: "1800 737 732",
      about: "For anybody.",
      hours: always,
      free: true,
      ...listed("1800respect.org.au", "2026-09-23"),
    },
  },
  {
    country: "Austria",
    emergency: emergency("112"),
    talk: [
      {
        name: "TelefonSeelsorge",
        number: "142",
        about: "German.",
        hours: always,
        free: true,
        ...listed("telefonseelsorge.at", "2026-10-09"),
      },
    ],
  },
  {
    country: "Brazil",
    emergency: [
      { name: "Ambulance", number: "192" },
      { name: "Police", number: "190" },
    ],
    talk: [
      {
        name: "CVV",
        number: "188",
        about: "Portuguese.",
        hours: always,
        free: true,
        ...listed("cvv.org.br", "2026-09-09"),
      },
    ],
  },
  {
    country: "Canada",
    emergency: emergency("911"),
    talk: [
      {
        name: "9-8-8 Suicide Crisis Helpline",
        number: "988",
        text: "988",
        about: "English, French.",
        hours: always,
        ...listed("988.ca", "2026-09-09"),
      },
    ],
  },
  {
    country: "Denmark",
    emergency: emergency("112"),
    talk: [
      {
        name: "Livslinien",
        number: "70 20 12 01",
        about: "Danish.",
        hours: "9:00 to 5:00 the next morning",
        ...listed("livslinien.dk", "2026-09-09"),
      },
    ],
  },
  {
    country: "Finland",
    emergency: emergency("112"),
    talk: [
      {
        name: "MIELI crisis line",
        number: "09 2525 0111",
        about: "Finnish.",
        hours: always,
        ...listed("mieli.fi", "2026-09-09"),
      },
    ],
  },
  {
    country: "France",
    emergency: emergency("112"),
    talk: [
      {
        name: "3114, suicide prevention",
        number: "3114",
        about: "French.",
        hours: always,
        free: true,
        ...listed("3114.fr", "2026-10-09"),
      },
    ],
  },
  {
    country: "Germany",
    emergency: emergency("112"),
    talk: [
      {
        name: "TelefonSeelsorge",
        number: "0800 111 0 111",
        about: "German. Also 0800 111 0 222 and 116 123.",
        hours: always,
        free: true,
        ...listed("telefonseelsorge.de", "2026-10-09"),
      },
    ],
    violence: {
      name: "Hilfetelefon Gewalt gegen Frauen",
      number: "116 016",
      about: "For women, and for their friends and families. German and 18 other languages.",
      hours: always,
      free: true,
      ...listed("hilfetelefon.de", "2026-09-23"),
    },
  },
  {
    country: "India",
    emergency: emergency("112"),
    talk: [
      {
        name: "Tele-MANAS",
        number: "14416",
        about: "20 languages.",
        hours: always,
        free: true,
        ...listed("telemanas.mohfw.gov.in", "2026-09-09"),
      },
    ],
  },
  {
    country: "Ireland",
    emergency: emergency("112", "999"),
    talk: [
      { name: "Samaritans", number: "116 123", hours: always, free: true, ...listed("samaritans.org", "2026-10-09") },
    ],
  },
  {
    country: "Japan",
    emergency: [
      { name: "Ambulance, fire", number: "119" },
      { name: "Police", number: "110" },
    ],
    talk: [],
  },
  {
    country: "Mexico",
    emergency: emergency("911"),
    talk: [
      {
        name: "Línea de la Vida",
        number: "800 911 2000",
        about: "Spanish.",
        hours: always,
        free: true,
        ...listed("gob.mx", "2026-09-09"),
      },
    ],
  },
  {
    country: "Netherlands",
    emergency: emergency("112"),
    talk: [
      {
        name: "113 Zelfmoordpreventie",
        number: "0800 0113",
        chat: "https://www.113.nl/chatten",
        about: "Dutch. Also 113.",
        hours: always,
        free: true,
        ...listed("113.nl", "2026-09-09"),
      },
    ],
  },
  {
    country: "New Zealand",
    emergency: emergency("111"),
    talk: [
      {
        name: "1737 Need to talk?",
        number: "1737",
        text: "1737",
        hours: always,
        free: true,
        ...listed("1737.org.nz", "2026-10-05"),
      },
    ],
  },
  {
    country: "Norway",
    emergency: emergency("112"),
    talk: [
      {
        name: "Mental Helse Hjelpetelefonen",
        number: "116 123",
        about: "Norwegian.",
        hours: always,
        ...listed("mentalhelse.no", "2026-09-09"),
      },
    ],
  },
  { country: "Philippines", emergency: emergency("911"), talk: [] },
  {
    country: "Singapore",
    emergency: [
      { name: "Ambulance", number: "995" },
      { name: "Police", number: "999" },
    ],
    talk: [
      { name: "Samaritans of Singapore", number: "1767", hours: always, ...listed("sos.org.sg", "2026-09-09") },
      { name: "national mindline", number: "1771", hours: always, ...listed("moh.gov.sg", "2025-06-18") },
    ],
  },
  {
    country: "Spain",
    emergency: emergency("112"),
    talk: [
      {
        name: "Línea 024",
        number: "024",
        chat: "https://www2.cruzroja.es/web/cruzroja/chat-linea024",
        about: "Spanish, Catalan, Basque, Galician.",
        hours: always,
        free: true,
        ...listed("sanidad.gob.es", "2026-09-09"),
      },
    ],
  },
  {
    country: "Sweden",
    emergency: emergency("112"),
    talk: [
      {
        name: "Mind Självmordslinjen",
        number: "90101",
        about: "Swedish. You may have to wait.",
        hours: always,
        ...listed("mind.se", "2026-09-09"),
      },
    ],
  },
  {
    country: "Switzerland",
    emergency: emergency("112"),
    talk: [
      {
        name: "Die Dargebotene Hand, La Main Tendue",
        number: "143",
        about: "German, French.",
        hours: always,
        free: false,
        ...listed("143.ch", "2026-10-09"),
      },
    ],
  },
  {
    country: "United Kingdom",
    emergency: emergency("999", "112"),
    talk: [
      { name: "Samaritans", number: "116 123", hours: always, free: true, ...listed("samaritans.org", "2026-10-09") },
    ],
    violence: {
      name: "National Domestic Abuse Helpline",
      number: "0808 2000 247",
      about: "Run by Refuge, for women, and for their friends and families.",
      hours: always,
      free: true,
      ...listed("nationaldahelpline.org.uk", "2026-09-23"),
    },
  },
  {
    country: "United States",
    emergency: emergency("911"),
    talk: [
      {
        name: "988 Suicide & Crisis Lifeline",
        number: "988",
        text: "988",
        chat: "https://988lifeline.org/chat",
        about: "English, Spanish.",
        hours: always,
        ...listed("988lifeline.org", "2026-09-09"),
      },
    ],
    violence: {
      name: "National Domestic Violence Hotline",
      number: "1-800-799-7233",
      text: "88788",
      about: "For anyone. To text, send the word START.",
      hours: always,
      free: true,
      ...listed("thehotline.org", "2026-09-23"),
    },
  },
  ...[...with112, ...alsoWith112, ...further112].map((country) => ({ country, emergency: emergency("112"), talk: [] })),
];

function emergency(...numbers: readonly string[]): EmergencyNumber[] {
  return numbers.map((number) => ({ name: "Emergency services", number }));
}

/** The helpline's own site, and the day on which the compiler of a published list saw the number there. */
function listed(site: string, date: string): Pick<Helpline, "listed"> {
  return { listed: { site, date } };
}
