import type {
  FilteredList,
  FilteringFacts,
  FilteringFinding,
  FindingKind,
  PackageFacts,
} from '@portal/sdk/verify'

/** Messages of `portal verify`. */
export interface VerifyWords {
  readonly holds: string
  readonly doesNotHold: string
  readonly about: (facts: PackageFacts) => string
  readonly entries: (facts: PackageFacts) => string
  readonly heldBack: (count: number) => string
  readonly unlinked: (count: number) => string
  readonly anchored: (days: readonly [string, string], facts: PackageFacts) => string
  readonly noAnchors: string
  readonly compared: (count: number) => string
  readonly notCompared: string
  readonly keyGiven: (fingerprint: string) => string
  readonly keyTaken: (fingerprint: string) => string
  readonly more: (count: number) => string
  readonly entry: (number: number) => string
  readonly anchor: (number: number) => string
  readonly findings: Readonly<Record<FindingKind, string>>
  /** Messages about a certificate of filtering. */
  readonly filtering: {
    readonly holds: string
    readonly doesNotHold: string
    readonly about: (facts: FilteringFacts) => string
    readonly list: (list: FilteredList) => string
    readonly findings: Readonly<Record<FilteringFinding, string>>
  }
}
