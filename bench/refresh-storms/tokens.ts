/** What clients without a session of their own keep: the tokens at hand, and how new ones are asked for. */
export interface Tokens {
  readonly access: () => string
  /** Asks for new tokens, and keeps them; rejects when the server refuses. */
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
