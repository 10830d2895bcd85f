import type { EmergencySource, Fact, Source } from "../helplines.ts";

const gesa = "https://github.com/gesa-org/gesa-platform/tree/dd2b801";
const kern = "https://github.com/manueldipa4561-png/Kern/tree/3e21b2b";
const openGym = "https://github.com/GalSomovic/openGym";
const helpTable = "https://github.com/bankroll10/Somali-marriage-app/blob/0bd7e96/src/data/help.ts";

/** The day on which somebody last went through these lists. */
export const sourcesReadOn = "2026-11-28";

/**
 * Where the helplines of helplines.ts were seen, by country and number, and which facts each source shows. First the
 * source that the page names, then others. A source of which only the month or the year is known has its first day. The
 * copies that were read may be older than the pages are now. Nobody called the numbers. Checks start from this list.
 */
export const helplineSources: Readonly<Record<string, readonly Source[]>> = {
  "Australia 13 11 14": [
    source("https://www.lifeline.org.au/131114", "2026-09-09", ["number", "hours"], gesa),
    source("https://www.lifeline.org.au/text", "2026-09-09", ["text", "chat"], gesa),
    source("https://lifeinmind.org.au", "2022-02-01", ["number"]),
  ],
  "Australia 1800 55 1800": [
    source("https://www.openaustralia.org.au/debate/?id=2023-03-20.216.1", "2023-03-20", [
      "number",
      "hours",
      "free",
      "about",
    ]),
    source("https://www.angiebell.com.au", "2023-03-21", ["number"]),
    source("https://github.com/vai-dhar00/MH-sv/blob/main/docs/crisis_resources.md", "2025-04-25", ["number"]),
    source("https://www.barrabacommunitynews.org.au/news/details/2024/09/24/kids-help-line", "2024-09-24", [
      "hours",
      "free",
    ]),
  ],
  "Australia 1800 737 732": [
    source("https://1800respect.org.au", "2026-09-23", ["number", "hours", "free"], helpTable),
    source("https://fral.org.au/faq/family-safety", "2020-01-01", ["number"]),
    source("https://thedailyaus.com.au", "2024-01-01", ["number", "text"]),
    source("https://www.janastewart.com.au", "2024-01-12", ["text"]),
  ],
  "Austria 142": [
    source("https://www.telefonseelsorge.at", "2026-10-09", ["number", "hours", "free"], kern),
    source("https://burgenland.orf.at", "2023-05-01", ["number", "hours", "free"]),
  ],
  "Belgium 1813": [
    source("https://www.brusselstimes.com/belgium/1952875", "2026-02-01", ["number", "free"]),
    source("https://www.vrt.be/vrtnws/fr/2019/09/08", "2019-09-08", ["number", "hours"]),
    source("https://www.hln.be", "2019-09-06", ["number", "free"]),
  ],
  "Belgium 0800 32 123": [
    source(
      "https://www.preventionsuicide.be/la-ligne-decoute-0800-32-123",
      "2026-10-09",
      ["number", "hours", "free"],
      kern,
    ),
    source("https://www.brusselstimes.com/belgium/1952875", "2026-02-01", ["number", "hours", "free", "about"]),
    source("https://www.levif.be", "2025-02-01", ["number"]),
  ],
  "Brazil 188": [
    source("https://cvv.org.br/ligue-188/", "2026-09-09", ["number", "hours", "about"], gesa),
    source("https://claudia.abril.com.br", "2018-07-01", ["number", "free"]),
    source("https://teletime.com.br", "2017-06-27", ["number"]),
  ],
  "Canada 988": [
    source("https://988.ca/get-help/what-to-expect", "2026-09-09", ["number", "text", "hours", "about"], gesa),
    source("https://napaneebeaver.ca", "2023-11-30", ["number", "text", "hours", "about"]),
    source(helpTable, "2026-09-24", ["number", "hours"]),
  ],
  "Canada 1-800-668-6868": [
    source(
      "https://www.newswire.ca/news-releases/government-of-canada-announces-7-5m-to-kids-help-phone-820457193.html",
      "2024-11-14",
      ["number", "text", "hours", "about"],
    ),
    source("https://www.cbc.ca/news/health/mental-health-crisis-text-kids-help-phone-1.4894118", "2018-11-01", [
      "number",
      "text",
    ]),
    source("https://kidshelpphone.ca", "2022-07-27", ["text", "hours", "free"]),
  ],
  "China 12356": [
    source("http://paper.people.com.cn", "2025-11-28", ["number"], "https://staging.reportify.cn"),
    source("http://www.founderfx.cn/ebook/article/459433", "2026-05-06", ["number"]),
    source("https://m.yaochang666.com/post/30+61.html", "2024-12-25", ["number", "hours"]),
  ],
  "Denmark 70 20 12 01": [
    source("https://www.livslinien.dk/raadgivning", "2026-09-09", ["number", "hours"], gesa),
    source(helpTable, "2026-09-24", ["number", "hours"]),
    source("https://jv.dk", "2018-12-01", ["about"]),
  ],
  "Finland 09 2525 0111": [
    source("https://mieli.fi/en/support-and-help/crisis-helpline/", "2026-09-09", ["number", "hours", "about"], gesa),
    source(helpTable, "2026-09-24", ["number", "hours"]),
    source("https://www.sttinfo.fi", "2026-01-21", ["about"]),
  ],
  "France 3114": [
    source("https://3114.fr", "2026-10-09", ["number", "hours", "free"], kern),
    source("https://www.service-public.gouv.fr/particuliers/vosdroits/F33954", "2026-10-05", ["number"]),
    source("https://www.francetvinfo.fr", "2022-02-01", ["number", "hours", "free"]),
  ],
  "Germany 0800 111 0 111": [
    source("https://www.telefonseelsorge.de", "2026-10-09", ["number", "hours", "free", "about"], kern),
    source("https://www.spektrum.de", "2022-09-01", ["number", "hours", "free"]),
    source("https://www.evangelische-zeitung.de", "2024-01-01", ["number"]),
  ],
  "Germany 116 016": [
    source(
      "https://www.hilfetelefon.de/das-hilfetelefon/angebot-im-ueberblick.html",
      "2026-09-23",
      ["number", "hours", "free"],
      helpTable,
    ),
    source("https://www.der-paritaetische.de", "2023-06-01", ["number", "hours", "free", "about"]),
  ],
  "India 14416": [
    source("https://telemanas.mohfw.gov.in/home", "2026-09-09", ["number", "hours"], gesa),
    source("https://theshillongtimes.com", "2025-02-07", ["number", "hours", "free", "about"]),
  ],
  "India 1098": [
    source(
      "https://enewsx.com/article/enhanced-emergency-response-madhya-pradesh-links-helplines.121856",
      "2026-03-15",
      ["number", "hours", "free"],
    ),
    source("https://mavericknews30.com", "2025-02-10", ["number", "hours", "free", "about"]),
    source("https://orissadiary.com", "2023-07-26", ["number", "hours", "free"]),
  ],
  "India 181": [
    source("https://righttoinformation.wiki/_export/xhtml/rights/women-helpline-181", "2026-06-19", [
      "number",
      "hours",
      "free",
      "about",
    ]),
    source("https://thehawk.in", "2024-12-11", ["number", "hours", "about"]),
  ],
  "Indonesia 119": [
    source(
      "https://kesprimkom.kemkes.go.id/konten/158/151/0/cegah-bunuh-diri-dukung-kesehatan-jiwa-kenali-layanan-healing119-id",
      "2025-08-07",
      ["number", "free"],
    ),
    source("https://www.murianetwork.com/nasional/pr-129084", "2025-12-20", ["number", "chat", "about"]),
  ],
  "Ireland 116 123": [
    source("https://www.samaritans.org/samaritans-ireland/", "2026-10-09", ["number", "hours", "free"], kern),
    source("https://www.belfasttelegraph.co.uk", "2019-04-01", ["number", "free"]),
    source("https://merrionstreet.ie", "2020-09-10", ["number"]),
  ],
  "Ireland 50808": [
    source("https://text50808.ie", "2026-09-09", ["text", "hours", "about"], gesa),
    source("https://merrionstreet.ie", "2020-09-10", ["text", "hours", "about"]),
    source("https://www.westmeathindependent.ie", "2020-06-16", ["text", "hours", "free"]),
  ],
  "Ireland 1800 341 900": [
    source("https://www.womensaid.ie/about/newsevents/news/2016/09/05", "2016-09-05", ["number", "hours", "free"]),
    source("https://www.thejournal.ie", "2016-09-05", ["number", "hours", "free"]),
  ],
  "Japan 0120-279-338": [
    source(
      "https://www.mhlw.go.jp/stf/seisakunitsuite/bunya/hukushi_kaigo/seikatsuhogo/jisatsu/soudan_info.html",
      "2026-09-09",
      ["number", "hours", "about"],
      gesa,
    ),
    source("https://www.hurights.or.jp", "2015-01-01", ["number", "hours", "free", "about"]),
  ],
  "Malaysia 15555": [
    source("https://www.malaymail.com", "2026-01-06", ["number"]),
    source("https://vietnamnews.vn/world/1763284", "2026-01-07", ["number", "hours"]),
    source("https://www.thestar.com.my", "2023-09-10", ["hours"]),
  ],
  "Mexico 800 911 2000": [
    source(
      "https://www.gob.mx/conasama/articulos/linea-de-la-vida-800-911-2000",
      "2026-09-09",
      ["number", "hours", "about"],
      gesa,
    ),
    source("https://www.eluniversal.com.mx", "2025-12-24", ["number", "hours", "free"]),
  ],
  "Netherlands 0800 0113": [
    source(
      "https://www.113.nl/heb-je-nu-hulp-nodig/hulplijn",
      "2026-09-09",
      ["number", "chat", "hours", "about"],
      gesa,
    ),
    source("https://www.upday.com", "2025-10-03", ["number", "hours", "free", "about"]),
  ],
  "New Zealand 1737": [
    source("https://www.1737.org.nz/how-1737-works", "2026-10-05", ["number", "text"], openGym),
    source("https://www.scoop.co.nz", "2017-06-01", ["number", "text", "hours", "free"]),
    source("https://nzfamilies.org.nz", "2025-12-22", ["number", "text", "hours", "free"]),
  ],
  "Norway 116 123": [
    source("https://mentalhelse.no/fa-hjelp/hjelpetelefonen/", "2026-09-09", ["number", "hours"], gesa),
    source("https://www.nrk.no/1.15736352", "2021-11-01", ["number", "hours", "free"]),
    source(helpTable, "2026-09-24", ["number", "hours"]),
    source("https://www.nrk.no", "2022-01-01", ["about"]),
  ],
  "Portugal 1411": [
    source("https://24noticias.sapo.pt", "2025-09-10", ["number", "hours"]),
    source("https://www.e-konomista.pt", "2025-09-09", ["number", "hours", "free"]),
    source("https://www.dn.pt", "2025-09-10", ["number"]),
  ],
  "Singapore 1767": [
    source("https://www.sos.org.sg/contact-us/", "2026-09-09", ["number", "hours"], gesa),
    source("https://www.channelnewsasia.com", "2025-07-21", ["number"]),
  ],
  "Singapore 1771": [
    source("https://www.moh.gov.sg", "2025-06-18", ["number", "hours"]),
    source("https://www.channelnewsasia.com", "2026-04-21", ["number", "hours"]),
  ],
  "South Korea 109": [
    source("https://go.seoul.co.kr/news/prnewsView.php?id=410211", "2026-02-13", ["number", "hours"]),
    source("https://www.newspim.com/news/view/20240102000281", "2024-01-02", ["number", "hours"]),
    source("https://newspub.kr", "2026-02-13", ["number"]),
  ],
  "Spain 024": [
    source("https://www.sanidad.gob.es/linea024/home.htm", "2026-09-09", ["number", "chat", "hours", "about"], gesa),
    source("https://www.farodevigo.es", "2025-10-11", ["number", "chat", "hours", "free"]),
  ],
  "Sweden 90101": [
    source(
      "https://mind.se/stod-kunskap/prata-eller-chatta-med-volontar/sjalvmordslinjen/",
      "2026-09-09",
      ["number", "hours", "about"],
      gesa,
    ),
    source(helpTable, "2026-09-24", ["number", "hours"]),
  ],
  "Switzerland 143": [
    source("https://www.143.ch", "2026-10-09", ["number", "hours", "free"], kern),
    source("https://www.tvsvizzera.it", "2023-03-14", ["number", "about"]),
    source("https://www.tio.ch", "2020-06-01", ["number", "hours"]),
  ],
  "Thailand 1323": [
    source("https://mgronline.com/politics/detail/9690000021755", "2026-03-05", ["number", "hours"]),
    source("https://asianews.network", "2025-04-01", ["number", "about"]),
    source("https://www.bangkokpost.com/lifestyle/social-and-lifestyle/1106785/last-line-of-support", "2016-01-01", [
      "number",
      "hours",
      "free",
    ]),
    source("https://medhubnews.com", "2019-04-12", ["number", "free"]),
  ],
  "United Kingdom 116 123": [
    source(
      "https://www.samaritans.org/how-we-can-help/contact-samaritan/",
      "2026-10-09",
      ["number", "hours", "free"],
      kern,
    ),
    source("https://www.hpft.nhs.uk", "2024-09-10", ["number", "free"]),
    source(helpTable, "2026-09-24", ["number", "hours"]),
  ],
  "United Kingdom 85258": [
    source("https://giveusashout.org/get-help/", "2026-09-09", ["text", "hours", "about"], gesa),
    source("https://giveusashout.org/about-us/faq", "2024-11-04", ["text", "hours", "free"]),
    source("http://bucksmind.org.uk/world-suicide-prevention-day-2023", "2023-09-07", ["text"]),
  ],
  "United Kingdom 0800 1111": [
    source("http://bucksmind.org.uk/world-suicide-prevention-day-2023", "2023-09-07", ["number"]),
    source("https://kshsafety.com", "2019-04-14", ["number", "free"]),
    source("https://learning.nspcc.org.uk/services/childline-nspcc-helpline-statistics", "2024-01-01", [
      "hours",
      "free",
      "about",
    ]),
  ],
  "United Kingdom 0808 2000 247": [
    source("https://www.nationaldahelpline.org.uk", "2026-09-23", ["number", "hours", "free"], helpTable),
    source("https://refuge.org.uk", "2020-01-01", ["number", "hours", "free", "about"]),
  ],
  "United States 988": [
    source("https://988lifeline.org/faq/", "2026-09-09", ["number", "text", "chat", "hours", "about"], gesa),
    source("https://www.cdcr.ca.gov", "2022-07-19", ["number"]),
  ],
  "United States 1-800-799-7233": [
    source("https://www.thehotline.org", "2026-09-23", ["number", "text", "hours", "free", "about"], helpTable),
    source(
      "https://ovc.ojp.gov/news/grantee-news/national-domestic-violence-hotline-answers-6-million-contacts",
      "2022-01-20",
      ["number"],
    ),
  ],
};

const eu112 = [
  "Austria, Belgium, Bulgaria, Croatia, Cyprus, Czechia, Denmark, Estonia, Finland, France, Germany, Greece, Hungary",
  "Ireland, Italy, Latvia, Lithuania, Luxembourg, Malta, Netherlands, Poland, Portugal, Romania, Slovakia, Slovenia",
  "Spain, Sweden",
].flatMap((names) => names.split(", "));

/** Where the emergency numbers of helplines.ts were seen. No page shows it. */
export const emergencySources: readonly EmergencySource[] = [
  {
    address:
      "https://github.com/MicrosoftDocs/OfficeDocs-SkypeForBusiness/blob/live/Teams/emergency-numbers-reference.md",
    date: "2024-05-01",
    numbers: {
      ...numbersOf(eu112, "112"),
      Australia: ["000"],
      Brazil: ["190", "192"],
      Canada: ["911"],
      India: ["112"],
      Indonesia: ["110", "119"],
      Ireland: ["112", "999"],
      Japan: ["110", "119"],
      Malaysia: ["999"],
      Mexico: ["911"],
      "New Zealand": ["111"],
      Norway: ["112", "113"],
      Philippines: ["911"],
      Singapore: ["995", "999"],
      "South Korea": ["112", "119"],
      Switzerland: ["112"],
      Thailand: ["191", "1669"],
      "United Kingdom": ["112", "999"],
      "United States": ["911"],
    },
  },
  {
    address: "https://digital-strategy.ec.europa.eu/en/policies/112",
    date: "2026-10-09",
    by: kern,
    numbers: numbersOf(eu112, "112"),
  },
  {
    address: "https://chinatravelask.com/9/78caca8a-0f73-4137-91d1-2150bdd794da.html",
    date: "2025-05-01",
    numbers: { China: ["110", "120"] },
  },
  {
    address: "https://zh.wikipedia.org/wiki/112_(求救电话)",
    date: "2024-04-01",
    numbers: { China: ["110", "120"] },
  },
  { address: "https://www.almannavarnir.is", date: "2017-09-25", numbers: { Iceland: ["112"] } },
  // Undated, about 2001. The country's own site, also undated, names 112 too: liechtenstein.li.
  {
    address: "https://presseportal.ch/de/pm/100000148/100009015",
    date: "2001-01-01",
    numbers: { Liechtenstein: ["112"] },
  },
  { address: "https://www.thestar.com.my", date: "2025-11-18", numbers: { Malaysia: ["999"] } },
  {
    address: "https://backpackthailand.com/guides/thailand-emergency-guide",
    date: "2026-02-22",
    numbers: { Thailand: ["191", "1669"] },
  },
  { address: "https://www.kompasiana.com", date: "2025-10-13", numbers: { Indonesia: ["110", "119"] } },
];

function numbersOf(countries: readonly string[], number: string): Record<string, string[]> {
  return Object.fromEntries(countries.map((country) => [country, [number]]));
}

function source(address: string, date: string, shows: readonly Fact[], by?: string): Source {
  return { address, date, shows, ...(by && { by }) };
}
