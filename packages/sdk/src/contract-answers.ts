/** A JSON Schema, dialect 2020-12. Answers may hold additional properties. */
export type JsonSchema = Readonly<Record<string, unknown>>

/** The answers of an operation. */
export interface Answers {
  /** By status; null for an answer without a body. */
  readonly successes: Readonly<
    Record<string, { readonly mediaType: string; readonly schema: JsonSchema } | null>
  >
  /** The statuses of its errors; each has a Problem as its body. */
  readonly failures: readonly number[]
}

/** The address of an operation. */
export interface OperationPlace {
  readonly service: 'main' | 'intranet' | 'laia' | 'analytics'
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete'
  /** The path template, such as `/loads/{id}`. */
  readonly path: string
}

/** An example of a successful answer. */
export interface ExampleAnswer {
  readonly status: number
  /** Absent when there is no body. */
  readonly mediaType?: string
  /** Examples by name; one is called `default` unless there is no body. */
  readonly bodies: Readonly<Record<string, unknown>>
}

/** One file of the contract: its operations by id, and the schemas under `#/$defs/…` by name. */
export interface ContractPart {
  readonly places: Readonly<Record<string, OperationPlace>>
  readonly answers: Readonly<Record<string, Answers>>
  readonly definitions: Readonly<Record<string, JsonSchema>>
}

/** Merges one member of several files; the caller knows the names in it. */
export function joined<Key extends keyof ContractPart, Name extends string>(
  parts: readonly ContractPart[],
  key: Key,
): Record<Name, ContractPart[Key][string]> {
  return Object.assign({}, ...parts.map((part) => part[key])) as Record<Name, ContractPart[Key][string]>
}
