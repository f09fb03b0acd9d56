export type Act = 'approve' | 'reject' | 'withdraw' | 'cancel' | 'cancelByCompany' | Ending

export type Ending = 'endEarly' | 'endEarlyByCompany'
