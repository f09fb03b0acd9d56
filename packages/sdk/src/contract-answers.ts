/** A JSON Schema of the dialect 2020-12. Answers may hold more than it says. */
export type JsonSchema = Readonly<Record<string, unknown>>

/** What an operation may answer. */
export interface Answers {
  /** By status; null for an answer without a body. */
  readonly successes: Readonly<
    Record<string, { readonly mediaType: string; readonly schema: JsonSchema } | null>
  >
  /** The statuses of its refusals; all of them carry a Problem. */
  readonly failures: readonly number[]
}

/** Where an operation is. */
export interface OperationPlace {
  readonly service: 'main' | 'intranet' | 'laia' | 'analytics'
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete'
  /** With its parameters in braces, as `/loads/{id}`. */
  readonly path: string
}

/** What an operation answers when all is well. */
export interface ExampleAnswer {
  readonly status: number
  /** Absent where there is no body. */
  readonly mediaType?: string
  /** Bodies by name; `default` is always one of them where there is a body. */
  readonly bodies: Readonly<Record<string, unknown>>
}

/** One file of the contract: its operations by their ids, and the schemas that `#/$defs/…` means, by their names. */
export interface ContractPart {
  readonly places: Readonly<Record<string, OperationPlace>>
  readonly answers: Readonly<Record<string, Answers>>
  readonly definitions: Readonly<Record<string, JsonSchema>>
}

/** What several files have under one of these, as one; the caller knows which names are in it. */
export function joined<Key extends keyof ContractPart, Name extends string>(
  parts: readonly ContractPart[],
  key: Key,
): Record<Name, ContractPart[Key][string]> {
  return Object.assign({}, ...parts.map((part) => part[key])) as Record<Name, ContractPart[Key][string]>
}
