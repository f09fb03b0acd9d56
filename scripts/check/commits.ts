/**
 * Do the commits of a change say their area and an order? Merges are left out, and so is a commit from before this rule: a
 * commit is judged by the rule that it holds itself. On main the change is the last commit, or what it merged.
 */
import { branchPoint, git } from '../changed/git.ts'
import { root } from '../run.ts'
import { areas, subjectProblems } from './subjects.ts'

const rule = 'scripts/check/subjects.ts'

/** Where the change begins. */
function beginning(): string | undefined {
  const point = branchPoint(root)
  const commit = point && git(root, 'rev-parse', point.commit)
  return commit === undefined || commit === git(root, 'rev-parse', 'HEAD')
    ? git(root, 'rev-parse', '--verify', '--quiet', 'HEAD^1')
    : commit
}

function problemsSince(begin: string): string[] {
  const known = areas()
  const lines = git(root, 'log', '--no-merges', '--format=%h %s', `${begin}..HEAD`)?.split('\n') ?? []
  return lines.flatMap((line) => {
    const [commit = '', ...words] = line.split(' ')
    if (commit === '' || git(root, 'cat-file', '-e', `${commit}:${rule}`) === undefined) return []
    const subject = words.join(' ')
    return subjectProblems(subject, known).map((problem) => `${commit} "${subject}": ${problem}`)
  })
}

const begin = beginning()
const problems = begin === undefined ? [] : problemsSince(begin)
for (const problem of problems) console.error(problem)
process.exitCode = problems.length === 0 ? 0 : 1
