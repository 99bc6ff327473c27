// The rules in short: each is a picture and a message `short-dig-<rule>`, in this order.

export const QUICK_RULES = ['goal', 'scent', 'turn', 'carry', 'hole', 'worth', 'end'];
