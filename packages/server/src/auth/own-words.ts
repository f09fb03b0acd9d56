import type { Db } from '#db/database.ts'

/** Words that a person's password must not be: their names, address and numbers, and the words of the company. */
export async function ownWords(db: Db, userId: string, companyWords: readonly string[]): Promise<string[]> {
  const person = await db
    .selectFrom('users')
    .leftJoin('employees', 'employees.userId', 'users.id')
    .where('users.id', '=', userId)
    .select(['username', 'displayName', 'email', 'dni', 'code'])
    .executeTakeFirst()
  return [...wordsOf(Object.values(person ?? {})), ...companyWords]
}

/** Each text, and the local part of an e-mail address. */
export function wordsOf(texts: readonly (string | null)[]): string[] {
  return texts.flatMap((text) => (text === null ? [] : [text, text.split('@')[0] ?? text]))
}
