import { type PageSubject, partsOf } from '../advice/advice-of.ts'

// Pages of the foundations and of the portal are about no one part.
const shelves = ['Layout', 'Actions', 'Forms', 'Data', 'Feedback', 'Navigation', 'Charts']

/** A page of a part must say what to do with it and what not. */
export function checkAdvice({ title, ...subject }: PageSubject & { title: string }): void {
  const isOfPart = shelves.some((shelf) => title.startsWith(`${shelf}/`))
  if (isOfPart && partsOf(subject).length === 0)
    throw new Error(
      `The page ${title} says nothing of do and don’t: name its \`component\`, or the parameter \`parts\``,
    )
}
