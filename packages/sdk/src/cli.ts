#!/usr/bin/env node
import { readFileSync } from 'node:fs'
import { main } from '#cli/main.ts'

const manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  version: string
}

// A reader such as `head` may close the pipe early: that is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0)
  throw error
})

const { env, stdin, stdout, stderr } = process
const code = await main(process.argv.slice(2), { env, stdin, stdout, stderr, version: manifest.version })
// After Ctrl-C do not wait for connections to close.
if (code > 128) process.exit(code)
process.exitCode = code
