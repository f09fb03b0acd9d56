/** What is wrong. The guide to `portal verify` explains each kind. */
export type FindingKind =
  | 'unreadable'
  | 'archive_changed'
  | 'content_unreadable'
  | 'file_missing'
  | 'file_added'
  | 'file_changed'
  | 'manifest_changed'
  | 'key_unknown'
  | 'person_missing'
  | 'person_added'
  | 'entry_changed'
  | 'entry_missing'
  | 'entry_added'
  | 'entry_unlinked'
  | 'proof_wrong'
  | 'head_differs'
  | 'anchor_changed'
  | 'anchor_unlinked'
  | 'anchor_differs'

/** One problem, and where it is. */
export interface Finding {
  readonly kind: FindingKind
  /** The file within the package. */
  readonly file?: string | undefined
  /** The id of the person. */
  readonly person?: string | undefined
  /** The person's name in the manifest. */
  readonly name?: string | undefined
  /** The number of the entry in the person's record. */
  readonly number?: number | undefined
  /** The number of the anchor. */
  readonly anchor?: number | undefined
  /** The id of the untrusted key. */
  readonly key?: string | undefined
}

/** The content of a package; only as trustworthy as the verification. */
export interface PackageFacts {
  readonly from: string
  readonly until: string
  readonly detail: string
  readonly madeAt: string
  readonly people: number
  readonly entries: number
  /** Entries of other days, of which the package contains only the hash. */
  readonly heldBack: number
  /**
   * Of these, the entries from before contents were hashed separately: they are linked only to the next entry, not to
   * the previous one.
   */
  readonly unlinked: number
  readonly anchors: number
  /** The days of the first and the last anchor; undefined without anchors. */
  readonly anchored: readonly [string, string] | undefined
  /** Entries after the last anchor: only the signature of the package covers them. */
  readonly unanchored: number
  /** How many anchors were compared with externally stored ones. */
  readonly compared: number
  /** SHA-256 of the public key that signed the package. */
  readonly fingerprint: string
  /** Whether the key was passed in, instead of read from the package. */
  readonly isKeyGiven: boolean
}

/** The result of a verification. */
export interface Verification {
  readonly holds: boolean
  readonly findings: readonly Finding[]
  /** Undefined when there is no readable manifest. */
  readonly facts?: PackageFacts | undefined
}

/** What to compare the package with. */
export interface VerifyOptions {
  /** The trusted public keys, as PEM. Defaults to those in the package. */
  readonly key?: string | undefined
  /** Externally stored anchors: `anchors.json`, or one JSON object per line. */
  readonly anchors?: string | undefined
}
