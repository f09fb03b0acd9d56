export const readmeEn = `TIME RECORD: A PACKAGE THAT CAN BE VERIFIED

How to check it, offline and without the portal (Node.js 20 or later):

  npx @portal/sdk verify this-file.zip --key public-key-of-the-company.pem

--key is the public key that the company has published by another way. Without it, public-key.pem of the package itself is
taken: compare its fingerprint then. --anchors anchors.json also compares the anchors with a copy that was kept outside.
The exit code is 0 when all holds, 1 when something does not (and it says what), and 2 when the file cannot be read.

Contents
  entries.csv     entries of the days of the period, with their number and hash in the chain of each person
  chain.csv       the rest of the chain, as hashes only: nothing of other days is in it
  workdays.csv    working days: beginning, end and totals, in seconds
  changes.csv     corrections: before, after, reason, who asked for them and who agreed
  resumen.pdf     a summary to read, in Spanish: period, people and totals
  anchors.json    signed daily anchors, and the public keys that signed them
  proofs.json     the proof that the last entry of each person is in each anchor (Merkle tree, RFC 6962)
  manifest.json   who, which days, and the SHA-256 of each file; manifest.sig is its signature (Ed25519)

A package of totals, for workers' representatives, has workdays.csv and resumen.pdf only.
Network addresses and devices are left out: the column trace, a salted hash, stands for them. Entries from before there were
packages have no trace: their columns ip and userAgent hold both, since their hash cannot be checked without.
Times are UTC (ISO 8601); timeZone is the zone of each entry. A text that would begin as a formula has an apostrophe in
front. The whole format is in the guide "verify" of @portal/sdk.
`
