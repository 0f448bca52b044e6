"""The table any game is played on: chance, moves and their names, the state protocol, record, refusal, figures."""
