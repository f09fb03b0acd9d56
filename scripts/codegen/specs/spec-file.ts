/** The format of the files of specs/. */
export const services = ['main', 'intranet', 'laia', 'analytics'] as const
export type ServiceName = (typeof services)[number]

/** A YAML mapping. */
export type Node = { [key: string]: unknown }

/** `specs/<area>/<family>.yaml`, or a file that several families share. */
export type SpecFile = {
  /** `tickets/tags.yaml` */
  file: string
  /** The service of its paths; absent without paths. */
  service?: ServiceName
  tags?: { name: string; description: string }[]
  /** The specifics of a catalogue family. */
  catalogue?: Catalogue
  /** The history of its rows, for people who maintain them. */
  history?: RowHistory
  /** The kinds of notices that it sends, by name: `loads.completed`. */
  notices?: Record<string, Notice>
  paths?: Record<string, Node>
  schemas?: Record<string, Node>
  parameters?: Record<string, Node>
  responses?: Record<string, Node>
}

/** The section `history` of a file. */
export type RowHistory = {
  /** A row and several of them in texts; `words` has an `s` more unless stated. */
  word: string
  words?: string
  /** Those who may change the rows; any one of these suffices. */
  permissions: string[]
  /** A sentence about whose rows they are. */
  about?: string
}

/** The declaration of a kind under `notices`. */
export type Notice = {
  /** Its default channels: the portal on, email off, unless stated. */
  portal?: boolean
  mail?: boolean
  /** It concerns people at work only, and ignores their quiet hours. */
  atWork?: boolean
  /** Its level in the portal; `info` unless stated. */
  tone?: 'warning' | 'danger'
  /** The placeholders of its texts. */
  values: string[]
}

/** An operation of a catalogue. */
export type Act =
  | 'index'
  | 'create'
  | 'import'
  | 'reorder'
  | 'show'
  | 'update'
  | 'patch'
  | 'destroy'
  | 'restore'

/** The section `catalogue` of a file. */
export type Catalogue = {
  /** The schema of a row, `Tag`; implies `TagInput`, `TagUpdate`, `TagPatch` and `OneTag`. */
  schema: string
  /** Its family, `tags`; the name of its file unless stated. */
  family?: string
  /** A row and several of them in texts, `tag` and `tags`; derived from `schema` and `family` unless stated. */
  word?: string
  words?: string
  /** The permissions by operation, any one of which suffices. An import needs create or update. */
  permissions: Record<'read' | 'create' | 'update' | 'destroy', string[]>
  /** The sort keys of the list; the first is the default. */
  sorts: string[]
  /** Overrides of the common part of an operation; `false` removes the operation. */
  acts?: Partial<Record<Act, Node | false>>
  /** The input to create a row, and to update it. */
  example: Node
  /** Required properties besides the name. */
  required?: string[]
  /** Writable properties besides name, translations and whether it is active. */
  properties?: Record<string, Node>
  /** Read-only properties of a row. */
  shown?: Record<string, Node>
  /** Common properties that its rows lack. */
  without?: Common[]
  /** The tag of its operations; the first that its file defines unless stated. */
  tag?: string
}

/** The default properties of a catalogue's rows. */
export type Common = 'translations' | 'active' | 'position' | 'uses'

/** The nouns of a catalogue in texts. */
export type Names = { family: string; schema: string; word: string; words: string; aWord: string }
