/** The token store of clients without session management: the current tokens, and how to refresh them. */
export interface Tokens {
  readonly access: () => string
  /** Refreshes and stores the tokens; rejects when the server refuses. */
  readonly renew: () => Promise<string>
}

interface Grant {
  accessToken: string
  refreshToken: string
}

export async function signIn(address: string): Promise<Tokens> {
  const main = `${address}/services/main/1.0`
  let grant = await post(`${main}/employees/loginUser`, { user: 'lucia', password: 'x' })
  return {
    access: () => grant.accessToken,
    async renew() {
      grant = await post(`${main}/api/auth/refresh-token`, { refreshToken: grant.refreshToken })
      return grant.accessToken
    },
  }
}

async function post(url: string, body: object): Promise<Grant> {
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!response.ok) throw new Error(`${url} was answered ${response.status}`)
  return (await response.json()) as Grant
}
