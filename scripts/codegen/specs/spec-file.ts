/** What stands in the files of specs/. */
export const services = ['main', 'intranet', 'laia', 'analytics'] as const
export type ServiceName = (typeof services)[number]

/** What stands in a mapping of YAML. */
export type Node = { [key: string]: unknown }

/** `specs/<area>/<family>.yaml`, or a file that several families share. */
export type SpecFile = {
  /** `tickets/tags.yaml` */
  file: string
  /** The service whose paths these are; absent where there are none. */
  service?: ServiceName
  tags?: { name: string; description: string }[]
  /** Where the family is a catalogue: what is its own. */
  catalogue?: Catalogue
  /** The kinds of notices that it sends, by name: `loads.completed`. */
  notices?: Record<string, Notice>
  paths?: Record<string, Node>
  schemas?: Record<string, Node>
  parameters?: Record<string, Node>
  responses?: Record<string, Node>
}

/** What a family says of a kind under `notices`. */
export type Notice = {
  /** Where it is sent unless the person chose otherwise: in the portal yes, by mail no, unless said. */
  portal?: boolean
  mail?: boolean
  /** It happens to people at work only, and is sent in their quiet hours, too. */
  atWork?: boolean
  /** How it looks in the portal; `info` unless said. */
  tone?: 'warning' | 'danger'
  /** The names of the values that its words are filled with. */
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

/** What the file of a catalogue says, under `catalogue`. */
export type Catalogue = {
  /** The schema of a row, `Tag`; `TagInput`, `TagUpdate`, `TagPatch` and `OneTag` come with it. */
  schema: string
  /** Its family, `tags`; the name of its file unless said. */
  family?: string
  /** What the texts call a row and many of them, `tag` and `tags`; made of `schema` and `family` unless said. */
  word?: string
  words?: string
  /** Of which permissions any one suffices, by what is done. An import wants one of create or update. */
  permissions: Record<'read' | 'create' | 'update' | 'destroy', string[]>
  /** What the list can be put in order by; the first is its order unless asked. */
  sorts: string[]
  /** What an operation has besides, or in the place of, what all catalogues say of it; `false` where there is none. */
  acts?: Partial<Record<Act, Node | false>>
  /** A row to create; an update sends the same. */
  example: Node
  /** What must be sent, besides the name. */
  required?: string[]
  /** What is written of a row, besides its name, its translations and whether it is active. */
  properties?: Record<string, Node>
  /** What is only read of a row. */
  shown?: Record<string, Node>
  /** What its rows have not, of what those of all catalogues have. */
  without?: Common[]
  /** The tag of its operations; the first that its file defines unless said. */
  tag?: string
}

/** What rows have in every catalogue that does not say otherwise. */
export type Common = 'translations' | 'active' | 'position' | 'uses'

/** How the texts speak of a catalogue. */
export type Names = { family: string; schema: string; word: string; words: string; aWord: string }
