// The rules in short: each is a picture and a message `short-goodboy-<rule>`, in this order.

export const QUICK_RULES = ['goal', 'roll', 'cat', 'any', 'lay', 'rob', 'end'];
