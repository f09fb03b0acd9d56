import { InvalidArgumentError, Option } from 'commander'

/** `--limit`: the maximum number of rows. */
export function limitOption(usual: number): Option {
  return new Option('--limit <number>', 'how many at most; 0 for all').default(usual).argParser((text) => {
    const limit = Number(text)
    if (!Number.isInteger(limit) || limit < 0) throw new InvalidArgumentError('It must be a whole number.')
    return limit
  })
}
