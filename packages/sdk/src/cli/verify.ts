import { readFile } from 'node:fs/promises'
import { verifyPackage } from '@portal/sdk/verify'
import type { Command } from 'commander'
import { CommandError } from './command-error.ts'
import type { Open } from './open.ts'
import { verifyWords } from './phrases/verify-words.ts'
import { verificationLines } from './verification-lines.ts'

interface Options {
  readonly key?: string
  readonly anchors?: string
}

/** `portal verify`: asks no server anything. */
export function verifyCommand(program: Command, open: Open): void {
  program
    .command('verify')
    .description('Verify a package of the time record, offline')
    .argument('<file>', 'the ZIP of the package')
    .option('--key <file>', 'public keys that you trust, as PEM; else those in the package')
    .option('--anchors <file>', 'anchors that were kept outside: anchors.json or time-anchors.jsonl')
    .action(async (file: string, { key, anchors }: Options, command: Command) => {
      const { output, locale } = open(command)
      const words = verifyWords(locale)
      const bytes = await read(file)
      const verification = verifyPackage(bytes, {
        key: key === undefined ? undefined : (await read(key)).toString('utf8'),
        anchors: anchors === undefined ? undefined : (await read(anchors)).toString('utf8'),
      })
      output.one(verification, verificationLines(verification, words))
      if (verification.facts === undefined) throw new CommandError('usage', words.findings.unreadable)
      if (!verification.holds) throw new CommandError('failed', words.doesNotHold)
    })
}

async function read(file: string): Promise<Buffer> {
  try {
    return await readFile(file)
  } catch (error) {
    throw new CommandError('usage', `${file}: ${error instanceof Error ? error.message : String(error)}`)
  }
}
