#!/usr/bin/env node
// The part of curl that the examples of docs/api.md use, for machines without it: -s, -H and -d.
const headers = new Headers();
let url = "";
let body;
for (let words = process.argv.slice(2); words.length > 0;) {
  const word = words.shift();
  if (word === "-s") continue;
  if (word === "-H") headers.append(...words.shift().split(/:\s*(.*)/, 2));
  else if (word === "-d") body = words.shift();
  else url = word;
}
const answer = await fetch(url, { method: body === undefined ? "GET" : "POST", headers, body });
process.stdout.write(await answer.text());
