import type { Command } from 'commander'
import type { Context } from './context.ts'

/** Reads the common options of a command. */
export type Open = (command: Command) => Context
