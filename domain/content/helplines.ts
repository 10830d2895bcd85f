import type { CountryHelp, EmergencyNumber, Helpline } from "../helplines.ts";

const always = "Day and night";

// 112 reaches the emergency services of the European Union, the European Economic Area and Switzerland.
const only112 = [
  "Bulgaria, Croatia, Cyprus, Czechia, Estonia, Greece, Hungary, Iceland, Italy, Latvia, Liechtenstein, Lithuania",
  "Luxembourg, Malta, Poland, Romania, Slovakia, Slovenia",
].flatMap((names) => names.split(", "));

/**
 * The helplines that Kindling ships: national ones that two people noted in two public places, and emergency numbers
 * from public lists (helplineSources.ts). Private numbers change and are left out. Kindling has not called them, and the
 * page says so. An operator's HELPLINES_FILE replaces them.
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
    young: {
      name: "Kids Helpline",
      number: "1800 55 1800",
      about: "For people from 5 to 25.",
      hours: always,
      free: true,
      ...listed("openaustralia.org.au", "2023-03-20"),
    },
    violence: {
      name: "1800RESPECT",
      number: "1800 737 732",
      text: "0458 737 732",
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
    country: "Belgium",
    emergency: emergency("112"),
    talk: [
      {
        name: "Zelfmoordlijn",
        number: "1813",
        about: "Dutch.",
        hours: always,
        free: true,
        ...listed("brusselstimes.com", "2026-02-01"),
      },
      {
        name: "Centre de Prévention du Suicide",
        number: "0800 32 123",
        about: "French. You may have to wait.",
        hours: always,
        free: true,
        ...listed("preventionsuicide.be", "2026-10-09"),
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
    young: {
      name: "Kids Help Phone",
      number: "1-800-668-6868",
      text: "686868",
      about: "For young people. English, French. To text, send the word CONNECT.",
      hours: always,
      free: true,
      ...listed("newswire.ca", "2024-11-14"),
    },
  },
  {
    country: "China",
    emergency: [
      { name: "Ambulance", number: "120" },
      { name: "Police", number: "110" },
    ],
    talk: [
      {
        name: "12356, psychological support",
        number: "12356",
        about: "Chinese.",
        hours: "18 hours a day or more",
        ...listed("paper.people.com.cn", "2025-11-28"),
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
        about: "Danish. You may have to wait.",
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
        about: "Finnish. You may have to wait.",
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
    young: {
      name: "Childline",
      number: "1098",
      about: "For people under 18.",
      hours: always,
      free: true,
      ...listed("enewsx.com", "2026-03-15"),
    },
    violence: {
      name: "Women Helpline",
      number: "181",
      about: "For women. Not in West Bengal.",
      hours: always,
      free: true,
      ...listed("righttoinformation.wiki", "2026-06-19"),
    },
  },
  {
    country: "Indonesia",
    emergency: [
      { name: "Ambulance", number: "119" },
      { name: "Police", number: "110" },
    ],
    talk: [
      {
        name: "Healing119",
        number: "119",
        chat: "https://www.healing119.id",
        about: "Indonesian. You may have to wait, above all in the chat.",
        free: true,
        ...listed("kesprimkom.kemkes.go.id", "2025-08-07"),
      },
    ],
  },
  {
    country: "Ireland",
    emergency: emergency("112", "999"),
    talk: [
      { name: "Samaritans", number: "116 123", hours: always, free: true, ...listed("samaritans.org", "2026-10-09") },
      {
        name: "Text About It",
        text: "50808",
        about: "To text, send the word HELLO.",
        hours: always,
        free: true,
        ...listed("text50808.ie", "2026-09-09"),
      },
    ],
    violence: {
      name: "Women’s Aid",
      number: "1800 341 900",
      about: "For women.",
      hours: always,
      free: true,
      ...listed("womensaid.ie", "2016-09-05"),
    },
  },
  {
    country: "Japan",
    emergency: [
      { name: "Ambulance, fire", number: "119" },
      { name: "Police", number: "110" },
    ],
    talk: [
      {
        name: "Yorisoi Hotline",
        number: "0120-279-338",
        about: "Japanese. Other languages at some hours. In Iwate, Miyagi and Fukushima: 0120-279-226.",
        hours: always,
        free: true,
        ...listed("mhlw.go.jp", "2026-09-09"),
      },
    ],
  },
  {
    country: "Malaysia",
    emergency: emergency("999"),
    talk: [
      {
        name: "HEAL Line",
        number: "15555",
        hours: "8:00 to midnight",
        ...listed("malaymail.com", "2026-01-06"),
      },
    ],
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
    emergency: [
      { name: "Ambulance", number: "113" },
      { name: "Police", number: "112" },
    ],
    talk: [
      {
        name: "Mental Helse Hjelpetelefonen",
        number: "116 123",
        about: "Norwegian. You may have to wait.",
        hours: always,
        free: true,
        ...listed("mentalhelse.no", "2026-09-09"),
      },
    ],
  },
  { country: "Philippines", emergency: emergency("911"), talk: [] },
  {
    country: "Portugal",
    emergency: emergency("112"),
    talk: [
      {
        name: "Linha Nacional de Prevenção do Suicídio",
        number: "1411",
        about: "Portuguese.",
        hours: always,
        free: true,
        ...listed("24noticias.sapo.pt", "2025-09-10"),
      },
    ],
  },
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
    country: "South Korea",
    emergency: [
      { name: "Ambulance, fire", number: "119" },
      { name: "Police", number: "112" },
    ],
    talk: [
      {
        name: "109, suicide prevention",
        number: "109",
        about: "Korean.",
        hours: always,
        ...listed("go.seoul.co.kr", "2026-02-13"),
      },
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
        name: "Die Dargebotene Hand, La Main Tendue, Telefono Amico",
        number: "143",
        about: "German, French, Italian.",
        hours: always,
        free: false,
        ...listed("143.ch", "2026-10-09"),
      },
    ],
  },
  {
    country: "Thailand",
    emergency: [
      { name: "Ambulance", number: "1669" },
      { name: "Police", number: "191" },
    ],
    talk: [
      {
        name: "1323, mental health",
        number: "1323",
        about: "Thai. You may have to wait.",
        hours: always,
        free: true,
        ...listed("mgronline.com", "2026-03-05"),
      },
    ],
  },
  {
    country: "United Kingdom",
    emergency: emergency("999", "112"),
    talk: [
      { name: "Samaritans", number: "116 123", hours: always, free: true, ...listed("samaritans.org", "2026-10-09") },
      {
        name: "Shout",
        text: "85258",
        about: "To text, send the word SHOUT.",
        hours: always,
        free: true,
        ...listed("giveusashout.org", "2026-09-09"),
      },
    ],
    young: {
      name: "Childline",
      number: "0800 1111",
      about: "For people under 19.",
      hours: always,
      free: true,
      ...listed("bucksmind.org.uk", "2023-09-07"),
    },
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
  ...only112.map((country) => ({ country, emergency: emergency("112"), talk: [] })),
];

function emergency(...numbers: readonly string[]): EmergencyNumber[] {
  return numbers.map((number) => ({ name: "Emergency services", number }));
}

/** A site that had the number, if possible the helpline's own, and the day on which somebody noted it there. */
function listed(site: string, date: string): Pick<Helpline, "listed"> {
  return { listed: { site, date } };
}
