import type { DraftKeys } from './draft-box.ts'

const store = 'keys'

/** The people's keys in this browser. They are not extractable: no script can read them. */
export function draftKeys(): DraftKeys {
  let opened: Promise<IDBDatabase> | undefined
  const keys = async (mode: IDBTransactionMode) => {
    const database = await (opened ??= open())
    return database.transaction(store, mode).objectStore(store)
  }
  return {
    async of(uid) {
      const kept: unknown = await answerOf((await keys('readonly')).get(uid))
      if (kept instanceof CryptoKey) return kept
      const made = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
        'encrypt',
        'decrypt',
      ])
      const writing = await keys('readwrite')
      // Another tab may have created one meanwhile: the first one counts.
      const first: unknown = await answerOf(writing.get(uid))
      if (first instanceof CryptoKey) return first
      await answerOf(writing.put(made, uid))
      return made
    },
    forget: async (uid) => {
      await answerOf((await keys('readwrite')).delete(uid))
    },
  }
}

function open(): Promise<IDBDatabase> {
  const asked = indexedDB.open('portal.drafts', 1)
  asked.onupgradeneeded = () => void asked.result.createObjectStore(store)
  return answerOf(asked)
}

function answerOf<Value>(asked: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    asked.onsuccess = () => resolve(asked.result)
    asked.onerror = () => reject(asked.error ?? new Error('The browser keeps nothing here'))
  })
}
