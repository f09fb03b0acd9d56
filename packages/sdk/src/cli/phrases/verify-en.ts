import type { VerifyWords } from './verify-phrases.ts'

/** What `portal verify` says in English. */
export const verifyEn: VerifyWords = {
  holds: 'The package holds: every file, entry, anchor and signature is as it was made.',
  doesNotHold: 'The package does NOT hold: it was changed after it was made, or made with another key',
  about: ({ from, until, people, madeAt }) =>
    `Time record from ${from} to ${until} of ${people} person(s), made at ${madeAt}.`,
  entries: ({ entries }) => `${entries} entries, each tied to the one before it of the same person.`,
  heldBack: (count) => `${count} entries of other days stand as a hash only: what they say is not shown.`,
  unlinked: (count) =>
    `${count} of them, from before contents were hashed, cannot be tied to the entry before them.`,
  anchored: ([first, last], { anchors, unanchored }) =>
    `${anchors} daily anchors from ${first} to ${last}; ${unanchored} entries came after the last, and only the signature of the package vouches for them.`,
  noAnchors: 'No anchors: only the signature of the package vouches for its entries.',
  compared: (count) => `${count} anchors compared with those kept outside.`,
  notCompared: 'No anchor was compared with a copy from outside (--anchors).',
  keyGiven: (fingerprint) => `Public key as given: ${fingerprint}`,
  keyTaken: (fingerprint) =>
    `Public key of the package itself: ${fingerprint}. Compare it with the one that the company has published, or give it with --key.`,
  more: (count) => `… and ${count} more.`,
  entry: (number) => `entry ${number}`,
  anchor: (number) => `anchor ${number}`,
  findings: {
    unreadable: 'This is no package of a time record, or too damaged to be read',
    archive_changed: 'Some byte of the ZIP is not the one that was signed',
    content_unreadable: 'Part of the content cannot be read',
    file_missing: 'the file is missing',
    file_added: 'the file is none of the package',
    file_changed: 'the file was changed',
    manifest_changed: 'manifest.json: it was changed, or its signature is not of this key',
    key_unknown: 'signed with a key that is none of those trusted',
    person_missing: 'all entries of the person are missing',
    person_added: 'this person is none of the package',
    entry_changed: 'what the entry says was changed',
    entry_missing: 'the entry is missing',
    entry_added: 'this entry does not belong here, or stands here twice',
    entry_unlinked: 'it does not follow from the entry before it',
    proof_wrong: 'the proof does not lead to the root of the anchor',
    head_differs: 'the anchor has another entry at this place',
    anchor_changed: 'the anchor was changed, or its signature is not of this key',
    anchor_unlinked: 'it does not follow from the anchor before it',
    anchor_differs: 'it is not the one that was kept outside: the record was made anew',
  },
  filtering: {
    holds: 'The certificate holds: it is as it was signed, byte for byte.',
    doesNotHold:
      'The certificate does NOT hold: it was changed after it was signed, or signed with another key',
    about: ({ activation, segment, skill, madeAt, members, blacklisted }) =>
      `“${activation}” of the segment “${segment}” for ${skill}, filtered at ${madeAt}: ${blacklisted} of ${members} contacts kept out.`,
    list: ({ name, layer, edition, ranOn, size, hits }) =>
      `${name} (${layer}), version ${edition ?? '—'} of ${ranOn ?? '—'}, ${size} entries: ${hits} hits.`,
    findings: {
      unreadable: 'This is no certificate of filtering, or too damaged to be read',
      changed: 'some byte is not the one that was signed',
      key_unknown: 'signed with a key that is none of those trusted',
    },
  },
}
