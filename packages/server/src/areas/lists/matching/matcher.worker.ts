import { parentPort, workerData } from 'node:worker_threads'
import type { MatchReply, MatchRequest, MatchSettings } from './match-messages.ts'
import { Matcher } from './matcher.ts'

/** Compares in a thread of its own: it uses a processor for a minute, during which others want to be served. */
const settings = workerData as MatchSettings
const matcher = new Matcher(settings)
const width = settings.keys.reduce((sum, { columns }) => sum + columns, 0)
const answer = (reply: MatchReply) => parentPort?.postMessage(reply)

parentPort?.on('message', (request: MatchRequest) => {
  if ('values' in request) {
    const { values } = request
    for (let at = 0; at < values.length; at += width) matcher.add(values.slice(at, at + width))
    answer({ taken: matcher.records.count })
  } else answer({ found: matcher.run((share) => answer({ share })) })
})
