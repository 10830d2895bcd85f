import { foldedText } from "#domain/finding.ts";

/** Names of columns in tables that apps and people make, by what the columns hold. Nobody has to have them: the person chooses. */
const words = {
  mood: `mood, moods, feeling, feelings, emotion, score, scores, rating, stimmung, laune, gefühl, gefühle, bewertung, humeur, émotion,
    ressenti, sentiment, umore, stato d'animo, emozione, sentimento, estado de ánimo, ánimo, humor, emoción, sentimiento, emoção, estado
    de espírito, stemming, gevoel, humör, känsla, humør, stemning, følelse, mieliala, tunne, nastrój, nálada, hangulat, dispoziție, ruh
    hali, duygu, настроение, эмоция, чувство, настрій, διάθεση, 気分, 感情, ムード, 心情, 情绪, 情緒, 기분, 감정, مزاج, المزاج, מצב רוח, मूड,
    suasana hati, tâm trạng, อารมณ์`,
  title: `title, note title, heading, headline, subject, titel, überschrift, betreff, titre, sujet, titolo, oggetto, título, asunto,
    assunto, onderwerp, rubrik, tittel, otsikko, tytuł, název, nadpis, cím, titlu, başlık, заголовок, название, тема, назва, τίτλος,
    タイトル, 題名, 件名, 标题, 標題, 제목, عنوان, العنوان, כותרת, शीर्षक, judul, tiêu đề, ชื่อเรื่อง`,
  text: `text, note, notes, entry, journal, diary, content, body, comment, comments, description, html, notiz, notizen, eintrag, tagebuch,
    inhalt, beschreibung, kommentar, texte, entrée, contenu, commentaire, testo, nota, contenuto, diario, descrizione, commento, texto,
    notas, entrada, contenido, descripción, comentario, conteúdo, diário, descrição, comentário, tekst, notitie, notities, inhoud,
    dagboek, anteckning, anteckningar, innehåll, dagbok, notat, noter, indhold, dagbog, innhold, teksti, muistiinpano, sisältö,
    päiväkirja, notatka, treść, wpis, opis, poznámka, obsah, zápis, jegyzet, szöveg, tartalom, notiță, conținut, not, notlar, metin,
    içerik, günlük, текст, запись, заметка, заметки, содержание, описание, комментарий, дневник, нотатка, запис, σημείωση, κείμενο,
    本文, メモ, 日記, 内容, ノート, テキスト, 正文, 日记, 笔记, 筆記, 备注, 備註, 내용, 메모, 일기, 본문, 노트, نص, النص, ملاحظة, ملاحظات,
    טקסט, הערה, הערות, תוכן, नोट, टिप्पणी, catatan, isi, ghi chú, nội dung, บันทึก, เนื้อหา`,
  tags: `tags, tag, activities, activity, emotions, labels, categories, aktivität, aktivitäten, schlagwörter, schlagworte, kategorie,
    kategorien, activité, activités, étiquettes, mots-clés, catégories, attività, etichette, categorie, actividad, actividades, etiquetas,
    categorías, atividade, atividades, marcadores, categorias, activiteiten, categorieën, aktiviteter, taggar, kategorier, aktiviteetit,
    tunnisteet, aktywności, tagi, etykiety, aktivity, štítky, tevékenységek, címkék, activități, etichete, etkinlikler, etiketler,
    активности, занятия, теги, метки, категории, мітки, ετικέτες, タグ, アクティビティ, 活動, 标签, 標籤, 活动, 태그, 활동, الأنشطة, وسوم,
    תגיות, פעילויות, टैग, aktivitas, hoạt động, thẻ, กิจกรรม, แท็ก`,
};

/** Whether a column has one of these names, whatever its case, accents and underscores. */
export function isNamed(role: keyof typeof words, name: string): boolean {
  const names = known.get(role) ?? new Set(words[role].split(",").map(foldedName));
  known.set(role, names);
  return names.has(foldedName(name));
}

const known = new Map<keyof typeof words, ReadonlySet<string>>();

function foldedName(name: string): string {
  return foldedText(name.replaceAll(/[_-]/g, " "));
}
