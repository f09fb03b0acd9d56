/**
 * Do the commits say their area and an order? Judged are all since this file last changed, on main as on a branch: what
 * landed together is seen whole. Merges are left out.
 */
import { git } from '../changed/git.ts'
import { root } from '../run.ts'
import { areas, subjectProblems } from './subjects.ts'

function problemsSince(begin: string): string[] {
  const known = areas()
  const lines = git(root, 'log', '--no-merges', '--format=%h %s', `${begin}..HEAD`)?.split('\n') ?? []
  return lines.flatMap((line) => {
    const [commit = '', ...words] = line.split(' ')
    if (commit === '') return []
    const subject = words.join(' ')
    return subjectProblems(subject, known).map((problem) => `${commit} "${subject}": ${problem}`)
  })
}

const begin = git(root, 'log', '-1', '--format=%H', '--', 'scripts/check/commits.ts')
const problems = begin === undefined || begin === '' ? [] : problemsSince(begin)
for (const problem of problems) console.error(problem)
process.exitCode = problems.length === 0 ? 0 : 1
