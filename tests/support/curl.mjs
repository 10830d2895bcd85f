#!/usr/bin/env node
// As much of curl as the examples of docs/api.md use, so that a machine without it can run them: -s, -H and -d.
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
