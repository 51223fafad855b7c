/** Passwords that are tried first everywhere, those of eight characters and more, in lower case. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `00000000 0123456789 01234567 11111111 111111111 1111111111 11223344 112233445566 12121212 12341234 123123123 12344321 123454321
  12345678 123456789 1234567890 12345678910 123456789a 12345678a 123456abc 1234qwer 123qweasd 147258369 19191919 1q2w3e4r 1q2w3e4r5t
  1qaz2wsx 1qazxsw2 20202020 21212121 22222222 31415926 33333333 44444444 55555555 55667788 66666666 77777777 87654321 88888888
  98765432 987654321 9876543210 99999999 a1234567 a12345678 a123456789 aa123456 aa12345678 aaaaaaaa abc12345 abc123456 abcd1234
  abcdefgh abcdefg1 administrator admin123 admin1234 admin12345 adminadmin airplane alexander asdasdasd asdfasdf asdfghjk asdfghjkl
  babygirl baseball basketball benjamin bigdaddy blink182 brooklyn butterfly caroline changeme charlie1 chocolate christian claywork
  computer corvette dolphins elephant explorer firebird football football1 freedom1 fuckyou1 gandalf1 garfield godzilla golfgolf
  hahahaha hello123 hellohello iloveyou iloveyou1 infinity internet iw14fi9j jennifer jessica1 jonathan jordan23 killer123
  letmein1 letmein123 liverpool liverpool1 lovelove lovely12 loveyou1 manchester marlboro mercedes metallica michael1 michelle
  midnight monkey12 mustang1 ncc1701d nicholas ninja123 p@ssw0rd p@ssword pakistan parola123 pass1234 passpass passw0rd password
  password1 password! password12 password123 password1234 password2 passwort passwort1 patricia pokemon1 princess princess1
  q1w2e3r4 q1w2e3r4t5 qazwsxedc qqqqqqqq qwe12345 qwer1234 qwert123 qwerty12 qwerty123 qwerty1234 qwerty12345 qwertyui qwertyuiop
  qwertz123 redskins rockyou1 samantha samsung1 secret123 security silverado slipknot soccer12 spiderman starwars startrek steelers
  strawberry summer12 sunflower sunshine sunshine1 superman superman1 superstar swordfish test1234 test12345 testtest tigger123
  trustno1 unicorns valentina victoria vjht1234 walkman1 welcome1 welcome123 whatever william1 wolfgang woaini123 woaini1314 xxxxxxxx
  yankees1 zaq12wsx zaq1zaq1 zxcvbnm1 zxcvbnm123 zzzzzzzz`.split(/\s+/),
);
