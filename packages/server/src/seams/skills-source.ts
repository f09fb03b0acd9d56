import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import type { CampaignsTable, SkillsTable } from '#db/schema/skills.ts'

export type SourceSkill = Pick<SkillsTable, 'code' | 'name' | 'channel' | 'languages'> & {
  group: string | null
}
export type SourceCampaign = Pick<CampaignsTable, 'name' | 'kind'> & { code: string; skills: SourceSkill[] }

/** A person by user name, and their skills. */
export type SourceAgent = { user: string; skills: { code: string; level: number; main?: boolean }[] }

/** The source of campaigns and skills: the telephony platform, or its replacement. */
export type SkillsSource = {
  /** The description shown to people; never with a password. */
  place: string
  /** Throws `SourceFailure`. */
  read(signal: AbortSignal): Promise<SourceCampaign[]>
  /** People with their skills. Throws `SourceFailure`, also when the source has no such data. */
  readAgents(signal: AbortSignal): Promise<SourceAgent[]>
}

export class SourceFailure extends Error {
  readonly failure: 'not_configured' | 'unreachable' | 'unreadable'
  constructor(failure: SourceFailure['failure'], detail = '') {
    super(detail)
    this.failure = failure
  }
}

const mostBytes = 10 * 1024 * 1024
const timeoutMs = 15_000

/** A JSON file, or a URL that returns one: `docs/guides/skills-source.md` describes its content. */
export function openSkillsSource(address: string | undefined): SkillsSource {
  if (address === undefined) {
    const none = () => Promise.reject(new SourceFailure('not_configured'))
    return { place: '', read: none, readAgents: none }
  }
  const isWeb = /^https?:\/\//i.test(address)
  const written = async (signal: AbortSignal) =>
    documentOf(await (isWeb ? answerOf(address, signal) : textOf(address)))
  return {
    place: isWeb ? new URL(address).host : path.basename(address),
    read: async (signal) => campaignsOf(await written(signal)),
    readAgents: async (signal) => agentsOf(await written(signal)),
  }
}

async function textOf(file: string): Promise<string> {
  try {
    if ((await stat(file)).size > mostBytes) throw new SourceFailure('unreadable', 'larger than 10 MB')
    return await readFile(file, 'utf8')
  } catch (error) {
    throw error instanceof SourceFailure ? error : new SourceFailure('unreachable', codeOf(error))
  }
}

async function answerOf(address: string, signal: AbortSignal): Promise<string> {
  try {
    const answer = await fetch(address, {
      // Do not follow redirects: the source must not choose where the server sends requests.
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    })
    if (!answer.ok) throw new SourceFailure('unreachable', `HTTP ${answer.status}`)
    let text = ''
    const decoder = new TextDecoder()
    for await (const piece of answer.body ?? []) {
      text += decoder.decode(piece, { stream: true })
      if (text.length > mostBytes) throw new SourceFailure('unreadable', 'larger than 10 MB')
    }
    return text + decoder.decode()
  } catch (error) {
    throw error instanceof SourceFailure ? error : new SourceFailure('unreachable', codeOf(error))
  }
}

/** `ENOENT`, `ECONNREFUSED`, `TimeoutError`: useful, and without addresses that may contain a password. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return ''
  const of = error.cause instanceof Error ? error.cause : error
  return 'code' in of && typeof of.code === 'string' ? of.code : of.name
}

const word = { type: 'string', minLength: 1, maxLength: 120 }
const code = { type: 'string', pattern: '^[A-Z0-9][A-Z0-9_-]{0,29}$' }
type Written = { campaigns: SourceCampaign[]; agents?: SourceAgent[] }
const validate = new Ajv2020({ removeAdditional: 'all' }).compile<Written>({
  type: 'object',
  required: ['campaigns'],
  properties: {
    agents: {
      type: 'array',
      items: {
        type: 'object',
        required: ['user', 'skills'],
        properties: {
          user: word,
          skills: {
            type: 'array',
            items: {
              type: 'object',
              required: ['code', 'level'],
              properties: {
                code,
                level: { type: 'integer', minimum: 1, maximum: 5 },
                main: { type: 'boolean' },
              },
            },
          },
        },
      },
    },
    campaigns: {
      type: 'array',
      items: {
        type: 'object',
        required: ['code', 'name', 'kind', 'skills'],
        properties: {
          ...{ code, name: word },
          kind: { enum: ['inbound', 'outbound', 'blended', 'recovery', 'back_office'] },
          skills: {
            type: 'array',
            items: {
              type: 'object',
              required: ['code', 'name', 'channel', 'languages'],
              properties: {
                ...{ code, name: word },
                channel: { enum: ['voice', 'chat', 'email', 'back_office', 'whatsapp'] },
                languages: { type: 'array', items: { type: 'string', pattern: '^[a-z]{2}$' } },
                group: { type: ['string', 'null'], minLength: 1, maxLength: 120 },
              },
            },
          },
        },
      },
    },
  },
})

/** Parses the text. Throws `SourceFailure` with the place of the error. */
function documentOf(text: string): Written {
  let read: unknown
  try {
    read = JSON.parse(text)
  } catch {
    throw new SourceFailure('unreadable', 'no JSON')
  }
  if (!validate(read)) {
    const [first] = validate.errors ?? []
    throw new SourceFailure('unreadable', `${first?.instancePath ?? ''} ${first?.message ?? ''}`.trim())
  }
  return read
}

function campaignsOf({ campaigns }: Written): SourceCampaign[] {
  refuseTwice([...campaigns, ...campaigns.flatMap(({ skills }) => skills)].map((one) => one.code))
  refuseTwice(campaigns.map(({ name }) => name))
  return campaigns.map(({ skills, ...campaign }) => ({
    ...campaign,
    skills: skills.map((skill) => ({ ...skill, group: skill.group ?? null })),
  }))
}

function agentsOf({ agents }: Written): SourceAgent[] {
  if (agents === undefined) throw new SourceFailure('unreadable', '/agents is missing')
  refuseTwice(agents.map(({ user }) => user.toLowerCase()))
  for (const { user, skills } of agents) {
    refuseTwice(skills.map((skill) => `${user} ${skill.code}`))
    refuseTwice(skills.filter(({ main }) => main === true).map(() => `the main skill of ${user}`))
  }
  return agents
}

function refuseTwice(words: readonly string[]): void {
  const twice = words.find((one, at) => words.indexOf(one) !== at)
  if (twice !== undefined) throw new SourceFailure('unreadable', `${twice} stands there twice`)
}
