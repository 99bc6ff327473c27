// The rules in short: each is a picture and a message `short-barking-<rule>`, in this order.

export const QUICK_RULES = ['goal', 'rank', 'turn', 'wonder', 'cat', 'rounds', 'worth'];
