/** What processes on one database say to one another: short texts, to everybody who listens at the time. */
export type Channel = {
  /** Says it to the others when the line stands; lost otherwise, as `onResumed` of every process tells. */
  send(text: string): void
  close(): Promise<void>
}

export type ChannelListener = {
  onText: (text: string) => void
  /** The line was down, here or there: something may have been said that was not heard. */
  onGap: () => void
}

/** Opens the line and answers when it stands, or when the first try has failed and others will follow. */
export type OpenChannel = (listener: ChannelListener) => Promise<Channel>
