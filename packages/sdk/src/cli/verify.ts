import { readFile } from 'node:fs/promises'
import { type Verification, type VerifyOptions, verifyFiltering, verifyPackage } from '@portal/sdk/verify'
import type { Command } from 'commander'
import { CommandError } from '#cli/command/command-error.ts'
import type { Context } from '#cli/command/context.ts'
import type { Open } from '#cli/command/open.ts'
import { verifyWords } from './phrases/verify-words.ts'
import { filteringLines } from './filtering-lines.ts'
import type { VerifyWords } from './phrases/verify-phrases.ts'
import { verificationLines } from './verification-lines.ts'

interface Options {
  readonly key?: string
  readonly anchors?: string
}

/** `portal verify`: works offline. */
export function verifyCommand(program: Command, open: Open): void {
  program
    .command('verify')
    .description('Verify a package of the time record or a certificate of filtering, offline')
    .argument('<file>', 'the ZIP of the package, or the JSON of the certificate')
    .option('--key <file>', 'public keys that you trust, as PEM; else those in the package')
    .option('--anchors <file>', 'anchors that were kept outside: anchors.json or time-anchors.jsonl')
    .action(async (file: string, { key, anchors }: Options, command: Command) => {
      const { output, locale } = open(command)
      const words = verifyWords(locale)
      const bytes = await read(file)
      if (bytes[0] === openingBrace) {
        certificate(bytes, await textOf(key), { output, words })
        return
      }
      const verification = verified(
        bytes,
        { key: await textOf(key), anchors: await textOf(anchors) },
        anchors,
      )
      output.one(verification, verificationLines(verification, words))
      if (verification.facts === undefined) throw new CommandError('usage', words.findings.unreadable)
      if (!verification.holds) throw new CommandError('failed', words.doesNotHold)
    })
}

const openingBrace = 0x7b

/** A certificate of filtering is JSON, a package is a ZIP. */
function certificate(
  bytes: Buffer,
  key: string | undefined,
  { output, words }: { output: Context['output']; words: VerifyWords },
): void {
  const verification = verifyFiltering(bytes.toString('utf8'), key === undefined ? {} : { key })
  output.one(verification, filteringLines(verification, words))
  if (verification.facts === undefined) throw new CommandError('usage', words.findings.unreadable)
  if (!verification.holds) throw new CommandError('failed', words.filtering.doesNotHold)
}

const textOf = async (file: string | undefined) =>
  file === undefined ? undefined : (await read(file)).toString('utf8')

/** Only the file of anchors can be of the wrong kind: the caller named the package itself. */
function verified(bytes: Buffer, options: VerifyOptions, anchors = ''): Verification {
  try {
    return verifyPackage(bytes, options)
  } catch (error) {
    throw new CommandError('usage', `${anchors}: ${error instanceof Error ? error.message : String(error)}`)
  }
}

async function read(file: string): Promise<Buffer> {
  try {
    return await readFile(file)
  } catch (error) {
    throw new CommandError('usage', `${file}: ${error instanceof Error ? error.message : String(error)}`)
  }
}
