import { expect, test } from "vitest";
import { readTable } from "#tests/support/tables.ts";

test("a list of Diarium is understood by the names of its columns, and its HTML becomes text", async () => {
  const list = [
    {
      date: "2026-01-14T08:15:00",
      heading: "A day",
      html: "<p>We walked &amp; talked.</p><p>Second.</p>",
      rating: 4,
      tags: ["walk"],
      people: ["Mira"],
    },
    { date: "2026-01-15T09:15:00", heading: "", html: "Bread &amp; butter", rating: 5, tags: [], people: [] },
  ];

  const { entries, leftOut } = await readTable(JSON.stringify(list));

  expect(entries).toMatchObject([
    { mood: "4", title: "A day", text: "We walked & talked.\n\nSecond.", tags: [{ name: "walk" }] },
    { mood: "5", title: "", text: "Bread & butter", tags: [] },
  ]);
  expect(leftOut).toMatchObject([{ what: "1 value of “people”", example: "Mira" }]);
});

test.each([
  ["English", "date,Mood,Note_Title,Notes,Activities"],
  ["German", "date,Stimmung,Überschrift,Notizen,Aktivitäten"],
  ["French", "date,Humeur,Titre,Texte,Activités"],
  ["French without accents", "date,EMOTION,titre,entree,activites"],
  ["Italian", "date,Umore,Titolo,Testo,Attività"],
  ["Spanish", "date,Estado de ánimo,Título,Notas,Etiquetas"],
  ["Portuguese", "date,Humor,Título,Conteúdo,Atividades"],
  ["Dutch", "date,Stemming,Titel,Notities,Activiteiten"],
  ["Polish", "date,Nastrój,Tytuł,Treść,Aktywności"],
  ["Turkish", "date,Ruh hali,Başlık,Notlar,Etiketler"],
  ["Russian", "date,Настроение,Заголовок,Заметка,Теги"],
  ["Japanese", "date,気分,タイトル,メモ,タグ"],
  ["Chinese", "date,心情,标题,内容,标签"],
  ["Korean", "date,기분,제목,내용,태그"],
  ["Arabic", "date,المزاج,العنوان,النص,وسوم"],
  ["Hebrew", "date,מצב רוח,כותרת,תוכן,תגיות"],
])("columns are guessed by their names in %s", async (_language, names) => {
  const { head } = await readTable(`${names}\n2025-01-01,4,Snow,Words,walk`);

  expect(head.guess).toMatchObject({ date: 0, mood: 1, title: 2, text: 3, tags: 4 });
});

test("a column that only has such a word in its name is not guessed", async () => {
  const { head } = await readTable("date,mood swings,entry id,title page\n2025-01-01,4,Snow,Words");

  expect(head.guess).toMatchObject({ mood: -1, text: -1, title: -1 });
});

test("the CSV of MiniMoods and the list of Daily You are understood", async () => {
  const minimoods =
    'full_date,date,weekday,time,mood,activities,note_title,note\n2021-03-27,March 27,Saturday,20:39,irritable,"take care of cat","",""\n2021-03-27,March 27,Saturday,08:20,ok,"","",""';
  const dailyYou = [{ date: "2025-12-14", scores: 4, notes: "A day\nI am fine" }];

  expect((await readTable(minimoods)).entries).toMatchObject([
    { mood: "irritable", tags: [{ name: "take care of cat" }] },
    { mood: "ok", tags: [] },
  ]);
  expect((await readTable(JSON.stringify(dailyYou))).entries).toMatchObject([{ mood: "4", text: "A day\nI am fine" }]);
});
